import type { HintTopic } from '@kathasagar/story/vocabulary'

import type { AskedBack } from '../world/turnState.ts'

/** An answer outside the story, free and without a change of state: help or a question back. */
export type Aside = { aside: 'hint'; topic: HintTopic } | ({ aside: 'ask' } & AskedBack)

export const isAside = (it: object): it is Aside => 'aside' in it
