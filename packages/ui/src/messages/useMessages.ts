import { useUi } from '../design-system/context/uiContext.ts'
import type { Messages } from './en.ts'

export function useMessages(): Messages {
  return useUi().messages
}
