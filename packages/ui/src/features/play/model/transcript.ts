import type { GameSession } from '@kathasagar/api/contract'
import { emphasisIn } from '@kathasagar/story/emphasis'

import { playMessages } from '../../../messages/playMessages.ts'
import type { PlayMessages } from '../../../messages/en.ts'
import { fill } from '../../../design-system/format/fill.ts'
import { endingPlace } from './endingPlace.ts'
import { answerLines, actionLines, type LogLine } from './logLines.ts'
import { textOf } from './logEntry.ts'

type TranscriptMessages = Pick<PlayMessages, 'play' | 'reading'>

const escaped = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([-+]|\d+(?=[.)]))/gm, (_whole, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    )

const emphasised = (text: string, mark: string) =>
  emphasisIn(text)
    .map(({ words, isEmphasised }) =>
      isEmphasised ? mark + escaped(words) + mark : escaped(words),
    )
    .join('')

function markdownOf(
  line: LogLine,
  { play: messages, reading: own }: TranscriptMessages,
): string | null {
  const text = escaped(textOf(line))
  switch (line.type) {
    case 'narrative':
      return emphasised(textOf(line), '*')
    case 'setup':
      return textOf(line)
        .split(/\n+/)
        .map((part) => `*${emphasised(part.trim(), '')}*`)
        .join('\n\n')
    case 'user_action':
    case 'choice':
      return `**${text}**`
    case 'image':
      return `> ${escaped(fill(own.imageHidden, { alt: line.alt ?? '' }))}`
    case 'action':
      return textOf(line) === messages.continuingStory ? null : `*${text}*`
    default:
      return null
  }
}

export function transcriptOf(
  { story, session_data }: Pick<GameSession, 'story' | 'session_data'>,
  messages: TranscriptMessages = playMessages,
): string {
  const { narrative_history, ending } = session_data
  const title = `# ${escaped(story.title.trim() || messages.play.untitled)}`
  const told = narrative_history
    .filter(({ success }) => success)
    .flatMap((turn) => [...actionLines(turn, messages.play), ...answerLines(turn, messages.play)])
    .map((line) => markdownOf(line, messages))
    .filter((line) => line !== null)
  const end = ending
    ? [`## ${escaped(endingPlace(ending, messages.play))}: ${escaped(ending.title)}`]
    : []

  return `${[title, ...told, ...end].join('\n\n')}\n`
}

export function transcriptName(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  return `${name || 'story'}.md`
}
