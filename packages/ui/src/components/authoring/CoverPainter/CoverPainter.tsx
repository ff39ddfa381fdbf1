import { useState } from 'react'
import type { PaintedCover } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { coverPainterStyles as styles } from './CoverPainter.styles.ts'

export interface CoverPainterProps {
  /** Address of the picture that a wish stands for. */
  addressOf: (wish: PaintedCover) => string
  /** The address of the picture that was chosen. */
  onAction: (address: string) => void
  /** The dialog was left without one. */
  onClose: () => void
}

type CoverSettings = Omit<PaintedCover, 'seed'>

/** What is painted as long as nobody wishes for anything else. */
export const FIRST_COVER: CoverSettings = {
  manner: 'vishvakarma',
  place: 'river',
  time: 'dusk',
  weather: 'clear',
  mood: 'wonder',
  who: 'nobody',
}
const SHOWN = 4

/** Has a cover painted: some words, four pictures, and one to choose. */
export function CoverPainter({ addressOf, onAction, onClose }: CoverPainterProps) {
  const messages = useAuthoringMessages().structure.cover
  const [wish, setWish] = useState(FIRST_COVER)
  const [round, setRound] = useState(0)

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <Button icon="redo" onPress={() => setRound(round + 1)}>
            {messages.others}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={messages.title}
    >
      <p css={styles.lead}>{messages.lead}</p>
      <WishFields onChange={(changes) => setWish({ ...wish, ...changes })} wish={wish} />
      <Pictures addressOf={addressOf} onAction={onAction} round={round} wish={wish} />
    </Dialog>
  )
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

interface WishFieldsProps {
  /** What is to be seen. */
  wish: CoverSettings
  onChange: (changes: Partial<CoverSettings>) => void
}

function WishFields({ wish, onChange }: WishFieldsProps) {
  const { cover: words, sketch } = useAuthoringMessages().structure
  const people = { nobody: words.nobody, ...sketch.words.kind }

  return (
    <div css={styles.wish}>
      {(['place', 'time', 'weather', 'mood'] as const).map((field) => (
        <SelectInput
          key={field}
          label={sketch.fields[field]}
          onChange={(word) => onChange({ [field]: word })}
          items={optionsOf(sketch.words[field])}
          value={wish[field]}
        />
      ))}
      <SelectInput
        label={words.who}
        onChange={(who) => onChange({ who })}
        items={optionsOf(people)}
        value={wish.who}
      />
      <SelectInput
        label={words.manner}
        onChange={(manner) => onChange({ manner: manner as CoverSettings['manner'] })}
        items={optionsOf(words.manners)}
        value={wish.manner}
      />
    </div>
  )
}

interface PicturesProps extends Pick<CoverPainterProps, 'addressOf' | 'onAction'> {
  /** What is to be seen. */
  wish: CoverSettings
  /** How often others were asked for. */
  round: number
}

function Pictures({ wish, round, addressOf, onAction }: PicturesProps) {
  const { cover: words, sketch } = useAuthoringMessages().structure
  const nameOf = (names: Readonly<Record<string, string>>, word: string) => names[word] ?? word
  const place = nameOf(sketch.words.place, wish.place)
  const time = nameOf(sketch.words.time, wish.time)

  return (
    <div aria-label={words.pictures} css={styles.pictures} role="group">
      {Array.from({ length: SHOWN }, (_picture, at) => {
        const address = addressOf({ ...wish, seed: round * SHOWN + at + 1 })
        return (
          <button
            key={address}
            aria-label={fill(words.choose, { number: at + 1, place, time })}
            css={styles.picture}
            onClick={() => onAction(address)}
            type="button"
          >
            <img alt="" css={styles.image} src={address} />
          </button>
        )
      })}
    </div>
  )
}
