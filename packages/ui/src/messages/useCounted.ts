import { useFormat } from '../format/useFormat.ts'

/** Puts a count into the form of a sentence that the language wants for it. */
export const useCounted = () => useFormat().counted
