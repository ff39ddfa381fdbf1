import { useMessages } from './useMessages.ts'

export function useFaultMessage(): (fault: string) => string {
  const faults: Readonly<Record<string, string>> = useMessages().site.faults

  return (fault) => faults[fault] ?? fault
}
