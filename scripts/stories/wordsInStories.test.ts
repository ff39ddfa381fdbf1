import { describe, expect, test } from 'vitest'
import { openGraph, type StoryStructure } from '@kathasagar/story'
import { readStory } from '@kathasagar/stories'

import type { StoryLanguage } from '../../packages/story/src/vocabulary/vocabulary.ts'
import { NO_LORE } from '../../packages/engine/src/understanding/lore.ts'
import { narrate } from '../../packages/engine/src/narration/narrate.ts'
import { isAside } from '../../packages/engine/src/world/ruling.ts'
import { beginStory } from '../../packages/engine/src/turn/apply.ts'
import { playTurn, rulesOf } from '../../packages/engine/src/turn/playTurn.ts'
import { rounds } from '../checks/rounds.ts'

const RULES = rulesOf({ commands: undefined })

const EVERY = rounds(16, 4)

/** Sample inputs: questions, actions and speech, with and without an addressed person. */
const WORDS =
  `who is here?|am I alone?|is there anybody who sells rope|what time is it?|is it night?|kitne baje hain
how many are there?|how old is the key?|why did they go?|why?|what do you mean?|again|when does it end?|where is the road
is there a door?|are there letters?|what if I stay?|who wrote the letters|what is in the box|tell me about the lamp
I look at the wall|look closer|I listen|I touch the door and then open it|take the key then go out|I won't go|never
I am sad|I feel afraid|kiss her|hug him|you idiot|thanks|sorry|hello|goodbye|I pray|I sing and dance|I eat|sleep
I run away|I hide|I fly to the moon|I call the police|the second one|both|yes|no|haan|nahin|वह कौन है?|क्यों?|कितने हैं?
मुझे डर लगता है|मैं बैठ जाता हूँ|किसने लिखा?|help|credits|undo|hmm|🙂|asdf qwer`.split(/[|\n]/u)

const open = (slug: string) => {
  const { language, story_structure } = readStory<{
    language: StoryLanguage
    story_structure: StoryStructure
  }>(slug)
  return { slug, language, graph: openGraph(story_structure) }
}

describe.each(
  ['dead-letters-of-devthala', 'the-width-of-a-hair', 'beech-ki-daal', 'noukar-chokh'].map(open),
)('all input in $slug gets a complete answer or a question', ({ language, graph }) => {
  const people = Object.values(graph.cast).map(({ name }) => name)
  const said = [
    ...WORDS,
    ...people.flatMap((name) => [`${name}, why?`, `who is ${name}?`, `where is ${name}`, name]),
  ]

  test.each(graph.names.filter((name, i) => i % EVERY === 0 && !graph.isEnding(name)))(
    'in the scene %s',
    (start) => {
      const here = { ...graph, start }
      let { state } = beginStory(here, { xp: 100, seed: 7 })
      const recent: string[] = []
      for (const text of said) {
        const turn = playTurn(
          { graph: here, state, lore: NO_LORE, ...RULES },
          { type: 'custom_action', text },
          (one) => narrate({ ...one, language, manner: 'kathakar', recent }),
        )
        if ('code' in turn || isAside(turn)) continue
        // A closer look may consist only of a setup.
        const told = [turn.telling.narrative, turn.telling.setup].filter(Boolean).join('\n\n')
        expect(told).toMatch(/\S/u)
        expect(told).not.toMatch(/undefined|NaN|\[object|\{\w+\}/u)
        expect(graph.has(turn.state.node)).toBe(true)
        recent.push(told)
        if (!graph.isEnding(turn.state.node)) state = { ...turn.state, xp: 100 }
      }
      expect(recent.length).toBeGreaterThan(0)
    },
  )
})
