import type { HintTopic } from '@kathasagar/story/vocabulary'

import type { AskedBack } from './turnState.ts'

/**
 * An answer that is no turn: nothing is told, nothing is paid and no state changes. The player spoke
 * outside of the fiction, or is asked which of some choices they mean, likeliest first.
 */
export type Aside = { aside: 'hint'; topic: HintTopic } | ({ aside: 'ask' } & AskedBack)

export const isAside = (it: object): it is Aside => 'aside' in it
