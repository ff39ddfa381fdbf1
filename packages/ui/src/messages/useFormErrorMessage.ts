import { useMessages } from './useMessages.ts'

export function useFormErrorMessage(): (fault: string) => string {
  const faults: Readonly<Record<string, string>> = useMessages().site.faults

  return (fault) => faults[fault] ?? fault
}
