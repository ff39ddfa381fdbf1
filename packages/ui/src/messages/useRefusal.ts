import { useMessages } from './useMessages.ts'

/** Says a sentence of the contract in the language of the pages; any other stays as it is. */
export function useRefusal(): (sentence: string) => string {
  const { refusals } = useMessages()

  return (sentence) => refusals[sentence] ?? sentence
}
