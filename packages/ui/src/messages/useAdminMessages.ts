import { adminMessages } from './adminMessages.ts'
import type { AdminMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { admin: adminMessages }

export const useAdminMessages = (): AdminMessages['admin'] =>
  useFurtherMessages('admin', english).admin
