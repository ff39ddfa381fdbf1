import { useAppSelector } from '../slices/storeHooks.ts'

export function useAuthor() {
  const user = useAppSelector(({ auth }) => auth.user)

  return {
    id: user?.id ?? null,
    author: {
      handle: null,
      display_name: user?.display_name ?? user?.username ?? null,
      avatar_url: user?.avatar_url ?? null,
    },
  }
}
