import type { DraftStructure } from '@kathasagar/story/schema'
import { Global } from '@emotion/react'
import { useMemo } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { outlineRows } from '../../model/structure/outlineRows.ts'
import { wordsIn } from '../../model/structure/structureEdit.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { type AppTheme, theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, layer, measure, focusRing, lineWidth, estimate } = theme

/** Print styles that hide the rest of the page and the buttons. */
const printedAlone = {
  '@media print': {
    'body > *:not(:has(.proof)):not(.proof)': { display: 'none !important' },
    '.proof-acts': { display: 'none !important' },
    'html, body': { blockSize: 'auto !important', overflow: 'visible !important' },
  },
}

/** Returns the font for story text. The usual font has no glyphs for Urdu. */
const storyVoice = ({ story, nastaliq }: AppTheme['font']) => ({
  fontFamily: story,
  '&:lang(ur)': { fontFamily: nastaliq },
})

const styles = {
  veil: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    overflowY: 'auto' as const,
    background: color.canvas,
    '@media print': { position: 'static' as const, background: 'none' },
  },
  place: { maxInlineSize: measure.reading, marginInline: 'auto', padding: space.l },
  page: { outline: 'none', '&:focus-visible': focusRing },
  acts: {
    position: 'sticky' as const,
    insetBlockStart: 0,
    display: 'flex',
    gap: space.m,
    paddingBlock: space.m,
    background: color.canvas,
  },
  title: { marginBlock: `${space.l} ${space.s}`, fontSize: size.section },
  count: { marginBlockEnd: space.xl, color: color.textMuted, fontSize: size.label },
  scene: {
    paddingBlock: space.l,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    // The browser skips parts of a long story that are outside the viewport.
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${estimate.part}`,
    breakInside: 'avoid-page' as const,
    overflowWrap: 'anywhere' as const,
    '@media print': { contentVisibility: 'visible' as const, color: 'CanvasText' },
  },
  name: { ...storyVoice(font), fontSize: size.lead },
  mark: { color: color.textMuted, fontSize: size.small },
  text: {
    marginBlock: space.s,
    ...storyVoice(font),
    fontSize: size.story,
    lineHeight: 1.7,
    whiteSpace: 'pre-line' as const,
  },
  choices: { paddingInlineStart: space.xl, listStyle: 'decimal', color: color.textSecondary },
}

export interface ManuscriptViewProps {
  structure: DraftStructure
  lang?: string | undefined
  onClose: () => void
}

/** Shows the complete text of a story in outline order, for reading or printing. */
export function ManuscriptView({ structure, lang, onClose }: ManuscriptViewProps) {
  const {
    authoring: { structure: parts },
    structure: { manuscript: messages, scene },
  } = useAuthoringMessages()
  const { count } = useFormat()
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
          <div className="proof-acts" css={styles.acts}>
            <Button onPress={onClose}>{messages.close}</Button>
            <Button onPress={() => window.print()} variant="primary">
              {messages.print}
            </Button>
          </div>
          <Heading css={styles.title} level={2} slot="title">
            {messages.title}
          </Heading>
          <p css={styles.count}>
            {fill(messages.count, {
              scenes: fill(names.length === 1 ? parts.oneScene : parts.scenes, {
                count: count(names.length),
              }),
              words: fill(written === 1 ? scene.oneWord : scene.words, { count: count(written) }),
            })}
          </p>
          <div dir={directionOf(lang)} lang={lang}>
            {names.map((name) => {
              const { title, text, choices } = structure.nodes[name] ?? { text: '', choices: [] }
              return (
                <section css={styles.scene} key={name}>
                  <h3 css={styles.name}>
                    <bdi>{title ?? name}</bdi>
                  </h3>
                  {title && (
                    <p css={styles.mark}>
                      <bdi>{name}</bdi>
                    </p>
                  )}
                  {structure.start_node === name && <p css={styles.mark}>{messages.start}</p>}
                  <p css={styles.text}>{text || messages.blank}</p>
                  {choices.length === 0 ? (
                    <p css={styles.mark}>{messages.ending}</p>
                  ) : (
                    <ol css={styles.choices}>
                      {choices.map((choice, place) => (
                        <li key={place}>
                          {choice.text}{' '}
                          <span css={styles.mark}>
                            {fill(messages.to, { name: choice.target })}
                          </span>
                        </li>
                      ))}
                    </ol>
                  )}
                </section>
              )
            })}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
