import { http, type HttpHandler } from 'msw'

const FOLDERS = ['covers', 'plates', 'avatars']

/** Redirects absolute image addresses if Storybook is hosted below the root of a site. */
export function staticFolderHandlers(page: string): HttpHandler[] {
  if (new URL('.', page).pathname === '/') return []
  return FOLDERS.map((folder) =>
    http.get(`/${folder}/*`, ({ request }) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new URL(`.${pathname}${search}`, page))
    }),
  )
}
