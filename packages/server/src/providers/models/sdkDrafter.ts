import { outlinePrompt, writingPrompt } from '@kathasagar/engine/prompt/draftPrompt'
import type { ContentRating } from '@kathasagar/story/vocabulary'

import type { ConnectedTeller } from '../../modules/sessions/index.ts'
import { textLimits } from './callPolicy.ts'
import {
  readScene,
  readSketch,
  SCENE_SCHEMA,
  SKETCH_SCHEMA,
  wordsOfScene,
  wordsOfSketch,
} from './draftAnswer.ts'
import { type Asked, generateText } from './generateText.ts'
import { refuseUnfit } from './guardedText.ts'
import { expectModerator, inSilence } from './moderatedTeller.ts'
import { ProviderFault } from './providerFault.ts'
import type { StorytellerParts } from './sdkStoryteller.ts'

/** A whole story in outline takes more words than a turn. */
const TOKENS = 4000
const SLOWER = 2

/** Who drafts stories behind a provider: each answer is heard whole before the author reads of it. */
export function sdkDrafter(
  parts: StorytellerParts,
): Pick<ConnectedTeller, 'outline' | 'writeScene'> {
  const { binding, provider, policy, credits, moderator } = parts
  const wordy = { ...binding, maxOutputTokens: Math.max(binding.maxOutputTokens, TOKENS) }
  const text = textLimits(policy, wordy)
  const limits = { ...text, totalMs: text.totalMs * SLOWER, model: binding, credits }

  const ask = async (asked: Asked, signal: AbortSignal): Promise<string> => {
    expectModerator(moderator)
    return (await inSilence(provider.call(generateText(wordy, asked), limits, signal))).text
  }
  const hear = async (
    words: string,
    { prompt }: Asked,
    { rating, signal }: { rating: ContentRating; signal: AbortSignal },
  ) => {
    refuseUnfit(words, { hidden: { mark: '', texts: [prompt.stable], open: [] }, rating })
    if (moderator !== null && !(await moderator.isFine(words, signal))) {
      throw new ProviderFault('harmful', 'drafted what was flagged')
    }
  }
  return {
    outline: async (idea, signal) => {
      const asked = { prompt: outlinePrompt(idea), schema: SKETCH_SCHEMA } as Asked
      const sketch = readSketch(await ask(asked, signal), idea.language)
      await hear(wordsOfSketch(sketch), asked, { rating: idea.content_rating, signal })
      return sketch
    },
    writeScene: async (scene, signal) => {
      const asked = { prompt: writingPrompt(scene), schema: SCENE_SCHEMA } as Asked
      const { language, content_rating: rating } = scene
      const isEnding = scene.outline.structure.nodes[scene.name]?.choices.length === 0
      const words = readScene(await ask(asked, signal), { language, isEnding })
      await hear(wordsOfScene(words), asked, { rating, signal })
      return words
    },
  }
}
