/** Imports of style sheets have only a side effect, so the module exports nothing. */
declare module '*.css' {}
