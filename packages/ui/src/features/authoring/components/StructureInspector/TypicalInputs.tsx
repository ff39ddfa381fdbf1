import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useEffect, useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { useAuthoredStory, type TypicalAnswer } from '../../model/structure/storyLanguage.ts'
import { Fold } from '../Fold/Fold.tsx'
import type { StructureInspectorProps } from './StructureInspector.tsx'

/** Pause in typing before the inputs are tried again, in milliseconds. */
const TRY_AFTER_MS = 800

type TypicalInputsProps = Pick<StructureInspectorProps, 'node' | 'onEdit' | 'onGo'>

/** Shows how many typical inputs a scene understands, with the response to each. */
export function TypicalInputs({ node, onEdit, onGo }: TypicalInputsProps) {
  const { trial: messages, answer } = usePartMessages()
  const { count } = useFormat()
  const { structure, lang, tryInputs } = useAuthoredStory()
  const [answers, setAnswers] = useState<readonly TypicalAnswer[] | null>(null)

  useEffect(() => {
    if (!tryInputs) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void tryInputs({ structure, node }, stop.signal).then((found) => {
        if (!stop.signal.aborted) setAnswers(found)
      })
    }, TRY_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [tryInputs, structure, node])

  if (!tryInputs || !structure.nodes[node]?.choices.length) return null
  const { reactions = [] } = structure.nodes[node]
  const understood = answers?.filter(({ kind }) => kind !== 'nothing').length ?? 0
  const handleReply = (words: string) => {
    onEdit({
      kind: 'setScene',
      node,
      change: { reactions: [...reactions, { to: [words], text: '' }] },
    })
    onGo({ node, path: ['nodes', node, 'reactions', reactions.length, 'text'] })
  }

  return (
    <Stack gap="s">
      <Fold
        label={
          answers
            ? fill(messages.understood, { count: count(understood), all: count(answers.length) })
            : messages.waiting
        }
      >
        <Stack as="ul" gap="m">
          {answers?.map(({ words, kind, told }) => (
            <li key={words}>
              <Text dir="auto" lang={lang}>
                “{words}”
              </Text>
              <Text dir="auto" size="small" tone={kind === 'nothing' ? 'danger' : 'muted'}>
                {fill(messages.kinds[kind], { answer: told })}
              </Text>
              {kind === 'nothing' && (
                <Button
                  aria-label={`${answer.add}: ${words}`}
                  icon="plus"
                  isDisabled={reactions.length >= STORY_LIMITS.sceneReactions}
                  onPress={() => handleReply(words)}
                  size="small"
                  variant="quiet"
                >
                  {answer.add}
                </Button>
              )}
            </li>
          ))}
        </Stack>
      </Fold>
      <Link href="/guide#how-players-write" isExternal>
        {messages.advice}
      </Link>
    </Stack>
  )
}
