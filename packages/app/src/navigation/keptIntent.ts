import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'

const ACTS = ['like', 'bookmark', 'follow'] as const

/** What a visitor pressed that needs an account. */
export interface Intent {
  act: (typeof ACTS)[number]
  /** Id of the story, or handle of the author. */
  of: string
}

const KEY = 'intent'

/** Keeps what was wanted in this tab until somebody has signed in; without one forgets the last. */
export function keepIntent(intent: Intent | undefined) {
  if (intent) tabStorage.write(KEY, `${intent.act} ${intent.of}`)
  else tabStorage.remove(KEY)
}

/** What was wanted, once. */
export function takeIntent(): Intent | null {
  const [kept, of = ''] = (tabStorage.read(KEY) ?? '').split(' ')
  tabStorage.remove(KEY)
  const act = ACTS.find((one) => one === kept)
  return act && of !== '' ? { act, of } : null
}
