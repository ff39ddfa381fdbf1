import { adminMessages } from './adminMessages.ts'
import type { AdminMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { admin: adminMessages }

/** The strings of the administration in the provider's language. */
export const useAdminMessages = (): AdminMessages['admin'] =>
  useFurtherMessages('admin', english).admin
