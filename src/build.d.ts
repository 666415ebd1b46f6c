/** Which build this is, as `0.1.0+1a2b3c4`: version and commit (`+dev` without git). Put in by vite.config.ts. */
declare const __BUILD__: string;
