import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { PhraseList } from '../PhraseList/PhraseList.tsx'
import { phraseProposalsStyles as styles } from './PhraseProposals.styles.ts'

/** An answer that was proposed for a scene, as far as the author has left it. */
export interface ProposedAnswer {
  to: readonly string[]
  text: string
}

/** What was proposed for one scene, as far as the author has left it. */
export interface ProposedScene {
  /** Name of the scene. */
  node: string
  title: string
  /** Each choice by its text, with new ways to say it. */
  choices: readonly { text: string; phrases: readonly string[] }[]
  answers: readonly ProposedAnswer[]
}

interface ProposedRowProps {
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** What was proposed for a scene. */
  scene: ProposedScene
  /** Something of the proposals was struck or mended. */
  onChange: (scene: ProposedScene) => void
}

/** What was proposed for one scene; each phrase and answer can be struck or mended. */
export function ProposedRow({ scene, lang, onChange }: ProposedRowProps) {
  const { choices, answers } = scene

  return (
    <div css={styles.scene}>
      <h3 css={styles.name} dir="auto" lang={lang}>
        {scene.title}
      </h3>
      {choices.map(({ text, phrases }, at) => (
        <PhraseList
          key={text}
          label={text}
          lang={lang}
          maxLength={STORY_LIMITS.phraseMax}
          most={STORY_LIMITS.phrases}
          onChange={(left) =>
            onChange({ ...scene, choices: choices.with(at, { text, phrases: left }) })
          }
          value={phrases}
        />
      ))}
      {answers.map((answer, at) => (
        <Answer
          answer={answer}
          // Of a list that only shrinks the text tells one from another well enough.
          key={`${answers.length} ${at}`}
          lang={lang}
          onChange={(changed) => onChange({ ...scene, answers: answers.with(at, changed) })}
          onStrike={() => onChange({ ...scene, answers: answers.toSpliced(at, 1) })}
        />
      ))}
    </div>
  )
}

interface AnswerProps extends Pick<ProposedRowProps, 'lang'> {
  /** What the story would say, and to which words. */
  answer: ProposedAnswer
  /** Words of the answer were mended. */
  onChange: (answer: ProposedAnswer) => void
  /** The answer is not wanted. */
  onStrike: () => void
}

function Answer({ answer, lang, onChange, onStrike }: AnswerProps) {
  const { phraseProposals: messages } = useAuthoringMessages().authoring
  const [first = ''] = answer.to

  return (
    <div aria-label={fill(messages.answerTo, { words: first })} css={styles.answer} role="group">
      <PhraseList
        label={messages.whenTheySay}
        lang={lang}
        maxLength={STORY_LIMITS.phraseMax}
        most={STORY_LIMITS.phrases}
        onChange={(to) => onChange({ ...answer, to })}
        value={answer.to}
      />
      <TextArea
        kind="story"
        label={messages.answer}
        lang={lang}
        maxLength={STORY_LIMITS.answerMax}
        onChange={(text) => onChange({ ...answer, text })}
        value={answer.text}
      />
      <Button
        aria-label={fill(messages.strikeOf, { words: first })}
        css={styles.act}
        onPress={onStrike}
        size="small"
        variant="quiet"
      >
        {messages.strike}
      </Button>
    </div>
  )
}
