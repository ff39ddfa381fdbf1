/** A style sheet is imported for what it does, and gives nothing. */
declare module '*.css' {}
