import { messageFor, useListModelsQuery, useProposePhrasesMutation } from '@kathasagar/api'
import { useFormat } from '@kathasagar/ui'
import {
  useAuthoringMessages,
  type PhraseProposalsProps,
  type ProposedScene,
  type StoryFormValues,
} from '@kathasagar/ui/authoring'
import { useEffect, useRef, useState } from 'react'

import { canPropose } from './canPropose.ts'
import { requestOf, sceneOf, withProposals, wordlessScenes } from './phraseProposals.ts'

type Shown = Omit<PhraseProposalsProps, 'structure' | 'lang'>

/** Asks for a story's scenes one after the other, and gives out each as it comes. */
function useAsking(onScene: (scene: ProposedScene) => void) {
  const { authoring, site } = useAuthoringMessages()
  const [ask] = useProposePhrasesMutation()
  const [asking, setAsking] = useState<Shown['asking']>()
  const [error, setError] = useState<string>()
  /** Which asking counts; another number ends it. */
  const round = useRef(0)
  useEffect(() => () => void (round.current += 1), [])

  const propose = async (values: StoryFormValues) => {
    round.current += 1
    const mine = round.current
    const { nodes } = values.story_structure
    const names = wordlessScenes(values.story_structure)
    setError(undefined)
    for (const [done, name] of names.entries()) {
      const node = nodes[name]
      if (node === undefined) continue
      setAsking({ done, total: names.length })
      const { data, error: failed } = await ask(requestOf(values, name, node))
      if (mine !== round.current) return
      if (failed) setError(messageFor(failed, authoring.phraseProposals.failed, site))
      if (!data) break
      onScene(sceneOf(name, node, data))
    }
    setAsking(undefined)
  }
  const stop = () => {
    round.current += 1
    setAsking(undefined)
  }
  return { asking, error, propose, stop }
}

const phrasesIn = (scenes: readonly ProposedScene[]): number =>
  scenes.flatMap(({ choices }) => choices.flatMap(({ phrases }) => phrases)).length

/** Has a connected model propose other words for the choices that have none, scene by scene. */
export function usePhraseProposals(
  values: StoryFormValues,
  onChange: (changes: Partial<StoryFormValues>) => void,
): Shown {
  const { phraseProposals: messages } = useAuthoringMessages().authoring
  const { counted } = useFormat()
  const { data: models } = useListModelsQuery()
  const [value, setValue] = useState<readonly ProposedScene[]>([])
  const [doneMessage, setDoneMessage] = useState<string>()
  const { propose, stop, ...standing } = useAsking((scene) =>
    setValue((before) => [...before, scene]),
  )

  return {
    ...standing,
    value,
    doneMessage,
    canPropose: canPropose(models),
    onPropose: () => {
      setDoneMessage(undefined)
      void propose(values)
    },
    onStop: stop,
    onChange: setValue,
    onKeep: () => {
      onChange({ story_structure: withProposals(values.story_structure, value) })
      setDoneMessage(counted(messages.kept, phrasesIn(value)))
      setValue([])
    },
    onDrop: () => setValue([]),
  }
}
