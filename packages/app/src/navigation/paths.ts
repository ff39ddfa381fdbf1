import { readUser } from '@kathasagar/api'
import { ownPath } from '@kathasagar/story/webAddress'
import { deviceStorage, tabStorage } from '@kathasagar/api/runtime/deviceStorage'

import { saveIntent, type Intent } from './pendingIntent.ts'

export const paths = {
  landing: '/',
  home: '/home',
  browse: (filters: Record<string, string> = {}) => {
    const query = new URLSearchParams(filters).toString()
    return query ? `/browse?${query}` : '/browse'
  },
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  account: '/account',
  accountSection: (section: string) => (section === 'profile' ? '/account' : `/account/${section}`),
  profile: '/profile',
  plays: '/plays',
  saved: '/saved',
  notices: '/notices',
  createStory: '/create-story',
  importStory: '/create-story?import=1',
  myStories: '/my-stories',
  mySeries: '/my-series',
  editSeries: (id: string) => `/my-series/${id}`,
  freeInputs: (id: string) => `/my-stories/${id}/free-inputs`,
  versions: (id: string) => `/my-stories/${id}/versions`,
  previewLink: (id: string) => `/my-stories/${id}/preview-link`,
  /** Editor of a story. `at` contains URL parameters that open its fields or a scene. */
  editStory: (id: string, at: Record<string, string> = {}) => {
    const query = new URLSearchParams(at).toString()
    return query ? `/edit-story/${id}?${query}` : `/edit-story/${id}`
  },
  premiumWaitlist: '/premium-waitlist',
  guide: '/guide',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  story: (id: string) => `/game/${id}`,
  author: (handle: string) => `/authors/${handle}`,
  series: (id: string) => `/series/${id}`,
  codex: (id: string) => `/game/${id}/codex`,
  comments: (id: string) => `/game/${id}/comments`,
  play: (sessionId: string) => `/play/${sessionId}`,
  sharedPlay: (code: string) => `/p/${code}`,
  preview: (code: string) => `/preview/${code}`,
  admin: '/admin',
} as const

const REDIRECT_KEY = 'redirectAfterLogin'
const OWNER_KEY = 'redirectAfterLoginOf'
/** Storages of the return path. Each tab has its own. The device storage is a fallback. */
const STORAGES = [tabStorage, deviceStorage]

interface ReturnOptions {
  intent?: Intent | undefined
  owner?: string | undefined
}

/** Stores the path to open after login, and the pending action. */
export function saveReturnPath(path: string, { intent, owner }: ReturnOptions = {}) {
  saveIntent(intent)
  // If storage is unavailable, the user is sent to the home page.
  for (const place of STORAGES) {
    place.write(REDIRECT_KEY, path)
    if (owner === undefined) place.remove(OWNER_KEY)
    else place.write(OWNER_KEY, owner)
  }
}

const LOGIN_PATHS: readonly string[] = [
  paths.landing,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
]

/** Returns the page to open after login. For an external or login URL, returns home. */
export function pathAfterLogin(remembered: string | null): string {
  const path = remembered === null ? null : ownPath(remembered)
  const [page = ''] = (path ?? '').split(/[?#]/)
  const isWayIn = LOGIN_PATHS.includes(page.replace(/(?<=[^/])\/+$/, '').toLowerCase())
  return path === null || isWayIn ? paths.home : path
}

export function consumeReturnPath(): string {
  const userId = readUser()?.id
  const place = STORAGES.find(
    (one) => one.read(REDIRECT_KEY) !== null && [null, userId].includes(one.read(OWNER_KEY)),
  )
  const path = place?.read(REDIRECT_KEY) ?? null
  for (const one of STORAGES) one.remove(REDIRECT_KEY, OWNER_KEY)
  return pathAfterLogin(path)
}
