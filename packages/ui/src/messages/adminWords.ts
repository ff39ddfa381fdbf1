import { adminShell } from './en/adminShell.ts'

/**
 * Every string of the administration. It lies beside the other catalogues and not in them, so that
 * it is loaded with the pages that need it; it speaks English in every language.
 */
export const adminWords = {
  shell: adminShell,
}
