import { useMessages } from './useMessages.ts'

/** Says what is wrong with a field by the name of the fault; a sentence stays as it is. */
export function useFaultMessage(): (fault: string) => string {
  const faults: Readonly<Record<string, string>> = useMessages().site.faults

  return (fault) => faults[fault] ?? fault
}
