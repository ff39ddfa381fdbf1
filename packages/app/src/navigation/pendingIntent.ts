import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'

const ACTS = ['like', 'bookmark', 'follow'] as const

export interface Intent {
  act: (typeof ACTS)[number]
  of: string
}

const KEY = 'intent'

export function saveIntent(intent: Intent | undefined) {
  if (intent) tabStorage.write(KEY, `${intent.act} ${intent.of}`)
  else tabStorage.remove(KEY)
}

export function consumeIntent(): Intent | null {
  const [kept, of = ''] = (tabStorage.read(KEY) ?? '').split(' ')
  tabStorage.remove(KEY)
  const act = ACTS.find((one) => one === kept)
  return act && of !== '' ? { act, of } : null
}
