import type { HintTopic } from '@kathasagar/story/vocabulary'

import type { AskedBack } from './turnState.ts'

/**
 * An answer outside the story, which is free and changes no state: help, or a question about
 * choices.
 */
export type Aside = { aside: 'hint'; topic: HintTopic } | ({ aside: 'ask' } & AskedBack)

export const isAside = (it: object): it is Aside => 'aside' in it
