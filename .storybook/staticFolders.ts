import { http, type HttpHandler } from 'msw'

/** Folders that the product serves at the root of its site; the book has copies of them. */
const FOLDERS = ['covers', 'plates', 'avatars', 'shots']

/**
 * Stories name pictures as the product does, by addresses that begin with `/`. Where the book is
 * hosted below the root of a site, these are answered with what lies beside it.
 */
export function staticFolderHandlers(page: string): HttpHandler[] {
  if (new URL('.', page).pathname === '/') return []
  return FOLDERS.map((folder) =>
    http.get(`/${folder}/*`, ({ request }) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new URL(`.${pathname}${search}`, page))
    }),
  )
}
