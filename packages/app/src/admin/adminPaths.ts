import { paths } from '../paths.ts'

/** Every address of the administration, once; its door is the site's own `paths.admin`. */
export const adminPaths = {
  login: paths.admin,
  stories: `${paths.admin}/stories`,
} as const
