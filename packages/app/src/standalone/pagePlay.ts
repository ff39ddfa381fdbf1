import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { NO_LORE } from '@kathasagar/engine/understanding/lore'
import { narrate } from '@kathasagar/engine/narration/narrate'
import {
  shownOf,
  type EmbedAction,
  type EmbedState,
  type StandaloneStory,
} from '@kathasagar/ui/internal/embed'

import { OfflineSession, type PlayedBy } from '../offline/worker/offlineSession.ts'
import { firstPlay, STORYTELLER } from './firstPlay.ts'

interface Kept {
  seed: number
  actions: readonly EmbedAction[]
}

const SEEDS = 2 ** 31

const BY: PlayedBy = {
  lore: NO_LORE,
  tell: narrate,
  findDeclinedInput: () => undefined,
  addressOf: (image) => image,
}

const keyOf = ({ id }: StandaloneStory) => `story ${id}`

export class PagePlay {
  readonly #story: StandaloneStory
  #session: OfflineSession | null = null
  #kept: Kept = { seed: 0, actions: [] }

  constructor(story: StandaloneStory) {
    this.#story = story
  }

  #keep(kept: Kept) {
    this.#kept = kept
    // If there is no storage, the session ends with the page.
    deviceStorage.write(keyOf(this.#story), JSON.stringify(kept))
  }

  #open(seed: number): EmbedState {
    const play = firstPlay(this.#story, seed)
    this.#session = new OfflineSession(play, BY)
    return { told: [play.entry], at: this.#session.at, isAnew: true }
  }

  #take(session: OfflineSession, action: EmbedAction, number: number): EmbedState | null {
    const key = `${this.#story.id} ${number}`
    const stoodAt = session.at.narrative_history.at(-1)?.turn_id
    const outcome = session.take({
      key,
      action: { ...action, selected_model: STORYTELLER },
      at: new Date().toISOString(),
    })
    if ('refusal' in outcome) return null
    return shownOf(outcome.answer, action, stoodAt)
  }

  begin(): EmbedState {
    this.#keep({ seed: Math.floor(Math.random() * SEEDS), actions: [] })
    return this.#open(this.#kept.seed)
  }

  resume(): EmbedState | null {
    const kept = deviceStorage.readJson(keyOf(this.#story)) as Kept | null
    if (kept === null) return null
    const begun = this.#open(kept.seed)
    const told = [...begun.told]
    let at = begun.at
    for (const [number, action] of kept.actions.entries()) {
      const shown = this.#session && this.#take(this.#session, action, number + 1)
      if (!shown) continue
      if (shown.isUndone) told.pop()
      told.push(...shown.told)
      ;({ at } = shown)
    }
    this.#kept = kept
    return { told, at, isAnew: true }
  }

  act(action: EmbedAction): EmbedState | null {
    if (this.#session === null) throw new Error('Nothing has begun')
    const actions = [...this.#kept.actions, action]
    const shown = this.#take(this.#session, action, actions.length)
    if (shown) this.#keep({ ...this.#kept, actions })
    return shown
  }
}
