export { AdminShell } from '../components/AdminShell/AdminShell.tsx'
export type { AdminNavLink, AdminShellProps } from '../components/AdminShell/AdminShell.tsx'
export { adminWords } from '../messages/adminWords.ts'
export { AdminLoginScreen } from '../screens/AdminLoginScreen/AdminLoginScreen.tsx'
export type {
  AdminLoginScreenProps,
  AdminLoginValues,
} from '../screens/AdminLoginScreen/AdminLoginScreen.tsx'
