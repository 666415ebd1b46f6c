declare const brand: unique symbol;

/** A value of type `T` that only its own maker may produce; `Name` is the type's own name. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
