import type { DraftStructure } from '@kathasagar/story/schema'
import { Global } from '@emotion/react'
import { useMemo } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { outlineRows } from '../../../structure/outlineRows.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ManuscriptScene } from './ManuscriptScene.tsx'
import { manuscriptViewStyles as styles, printedAlone } from './ManuscriptView.styles.ts'

export interface ManuscriptViewProps {
  /** The graph whose whole text is read. */
  structure: DraftStructure
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** The reading is over. */
  onClose: () => void
}

const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0

/** All of a story's text on one page, in the order of its outline, to be read through or printed. */
export function ManuscriptView({ structure, lang, onClose }: ManuscriptViewProps) {
  const { manuscript: messages } = useAuthoringMessages().structure
  const names = useMemo(
    () => outlineRows(structure).flatMap(({ name, kind }) => (kind === 'missing' ? [] : [name])),
    [structure],
  )
  const written = Object.values(structure.nodes).reduce((sum, { text }) => sum + wordsIn(text), 0)

  return (
    <ModalOverlay
      className="proof"
      css={styles.veil}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Global styles={printedAlone} />
      <Modal css={styles.place}>
        <Dialog css={styles.page}>
          <Acts onClose={onClose} />
          <Heading css={styles.title} level={2} slot="title">
            {messages.title}
          </Heading>
          <Size scenes={names.length} words={written} />
          <div dir={directionOf(lang)} lang={lang}>
            {names.map((name) => (
              <ManuscriptScene key={name} name={name} structure={structure} />
            ))}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Acts({ onClose }: Pick<ManuscriptViewProps, 'onClose'>) {
  const { manuscript: messages } = useAuthoringMessages().structure

  return (
    <div className="proof-acts" css={styles.acts}>
      <Button onPress={onClose}>{messages.close}</Button>
      <Button onPress={() => window.print()} variant="primary">
        {messages.print}
      </Button>
    </div>
  )
}

/** How many scenes and words it has. */
function Size({ scenes, words }: { scenes: number; words: number }) {
  const {
    authoring: { structure: parts },
    structure: { manuscript, scene },
  } = useAuthoringMessages()
  const { count } = useFormat()

  return (
    <p css={styles.count}>
      {fill(manuscript.count, {
        scenes: fill(scenes === 1 ? parts.oneScene : parts.scenes, { count: count(scenes) }),
        words: fill(words === 1 ? scene.oneWord : scene.words, { count: count(words) }),
      })}
    </p>
  )
}
