import { useEffect, useState } from 'react';

/** What `load` brings, once it is `wanted` and there; `undefined` until then. What cannot be loaded is an error of the screen. */
export function useLater<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | { readonly error: unknown }>();
  useEffect(() => {
    if (!wanted || loaded !== undefined) return;
    load().then(
      (part) => {
        setLoaded({ part });
      },
      (error: unknown) => {
        setLoaded({ error });
      },
    );
  }, [load, wanted, loaded]);
  if (loaded !== undefined && 'error' in loaded) throw loaded.error;
  return loaded?.part;
}
