import { paths } from '../../navigation/paths.ts'

/** URLs of the admin area. `paths.admin` is its login page. */
export const adminPaths = {
  login: paths.admin,
  overview: `${paths.admin}/overview`,
  stories: `${paths.admin}/stories`,
  newStory: `${paths.admin}/stories/new`,
  editStory: (id: string) => `${paths.admin}/stories/edit/${id}`,
  categories: `${paths.admin}/categories`,
  tags: `${paths.admin}/tags`,
  review: `${paths.admin}/review`,
  reviewStory: (id: string) => `${paths.admin}/review/${id}`,
  users: `${paths.admin}/users`,
  models: `${paths.admin}/models`,
  audit: (filters: Record<string, string> = {}) => {
    const query = new URLSearchParams(filters).toString()
    return query ? `${paths.admin}/audit?${query}` : `${paths.admin}/audit`
  },
} as const
