import type { DraftStructure } from '@kathasagar/story/schema'
import { useState } from 'react'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { saveFile } from '../../../play/saveText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { LeavingFormat, StoryExchange } from '../../../authoring/storyExchange.ts'

export interface ExportButtonsProps {
  /** The graph that is taken away. */
  structure: DraftStructure
  /** Title of the story; blank while it has none. */
  title: string
  /** Reads stories written elsewhere and writes ours for others. */
  exchange: StoryExchange
}

/** Returns the formats that hold the whole story. */
function formatsOf({ ink, page }: DraftStructure): readonly LeavingFormat[] {
  if (page) return ['json', 'html']
  return ink ? ['json', 'ink'] : ['json', 'twee', 'page']
}

/** Takes the story out of the house, for other tools or as a copy. */
export function ExportButtons({ structure, title, exchange }: ExportButtonsProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const [written, setWritten] = useState<LeavingFormat | 'failed' | null>(null)

  const handleExport = async (format: LeavingFormat) => {
    try {
      const story = { title: title.trim() || messages.untitled, structure }
      const { name, content } = await exchange.write(format, story)
      saveFile(name, new Blob([content]))
      setWritten(format)
    } catch {
      // What writes it is fetched first, and a page that has lost its connection cannot.
      setWritten('failed')
    }
  }

  return (
    <>
      {formatsOf(structure).map((format) => (
        <Button key={format} onPress={() => void handleExport(format)} size="small" variant="quiet">
          {messages.exports[format]}
        </Button>
      ))}
      {written === 'failed' && <span role="alert">{messages.failed}</span>}
      <span role="status">{written === 'page' && messages.playedPage}</span>
    </>
  )
}
