import { fieldOf } from '@kathasagar/api/runtime/fieldOf'
import { useLocation } from 'react-router-dom'

/** Returns a string that the previous page has passed in the router state, such as a message. */
export function useLocationState(name: 'done' | 'lead'): string | undefined {
  const value = fieldOf(useLocation().state, name)
  return typeof value === 'string' ? value : undefined
}
