import { useState } from 'react'
import type { DraftStructure } from '@kathasagar/api/contract'

import { useMessages } from '../../../messages/useMessages.ts'
import { saveText } from '../../../play/saveText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { ExportFormat, StoryExchange } from '../../../authoring/storyExchange.ts'

export interface ExportButtonsProps {
  /** The graph that is taken away. */
  structure: DraftStructure
  /** Title of the story; blank while it has none. */
  title: string
  /** Reads stories written elsewhere and writes ours for others. */
  exchange: StoryExchange
}

/** A title as the name of a file that every system takes. */
const fileName = (title: string) =>
  title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'story'

/** Takes the story out of the house, for other tools or as a copy. */
export function ExportButtons({ structure, title, exchange }: ExportButtonsProps) {
  const { exchange: messages } = useMessages().structure
  const [hasFailed, setFailed] = useState(false)

  const handleExport = async (format: ExportFormat) => {
    try {
      const story = { title: title.trim() || messages.untitled, structure }
      saveText(`${fileName(title)}.${format}`, await exchange.write(format, story))
      setFailed(false)
    } catch {
      // What writes it is fetched first, and a page that has lost its connection cannot.
      setFailed(true)
    }
  }

  return (
    <>
      <Button onPress={() => void handleExport('json')} size="small" variant="quiet">
        {messages.exportJson}
      </Button>
      <Button onPress={() => void handleExport('twee')} size="small" variant="quiet">
        {messages.exportTwee}
      </Button>
      {hasFailed && <span role="alert">{messages.failed}</span>}
    </>
  )
}
