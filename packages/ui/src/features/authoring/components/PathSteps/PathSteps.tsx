import type { PathStep } from '@kathasagar/story/schema'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space } = theme

const numbered = { paddingInlineStart: space.xl, listStyle: 'decimal', color: color.textSecondary }

export function PathSteps({ items }: { items: readonly PathStep[] }) {
  const { review } = useAuthoringMessages().authoring
  if (items.length === 0) return <Text tone="secondary">{review.start}</Text>

  return (
    <ol css={numbered}>
      {items.map((step, index) => (
        <li key={`${index} ${step.node}`} dir="auto">
          {wordsOf(step, review)}
        </li>
      ))}
    </ol>
  )
}

type Words = Record<'said' | 'closer' | 'failed', string>

function wordsOf({ choice, text, fails }: PathStep, { said, closer, failed }: Words) {
  if (choice !== null) return fails ? fill(failed, { words: text }) : text
  return text === '' ? closer : fill(said, { words: text })
}
