import { FileTrigger } from 'react-aria-components'

import { useMessages } from '../../../messages/useMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'

export interface ImportButtonProps {
  /** A file was chosen. */
  onFile: (file: File) => void
}

const READABLE = ['.twee', '.tw', '.html', '.htm', '.ink', '.json']

/** Chooses a story of another tool, or one of ours, from this device. */
export function ImportButton({ onFile }: ImportButtonProps) {
  const { exchange: messages } = useMessages().structure

  return (
    <FileTrigger
      acceptedFileTypes={READABLE}
      onSelect={(files) => {
        const file = files?.[0]
        if (file) onFile(file)
      }}
    >
      <Button size="small" variant="quiet">
        {messages.import}
      </Button>
    </FileTrigger>
  )
}
