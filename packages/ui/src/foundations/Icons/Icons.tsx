import { useState } from 'react'

import { Icon } from '../../components/primitives/Icon/Icon.tsx'
import type { IconName } from '../../components/primitives/Icon/iconPaths.ts'
import { TextInput } from '../../components/primitives/TextInput/TextInput.tsx'
import { iconsNamed } from './iconsNamed.ts'
import { iconsStyles as styles } from './Icons.styles.ts'

export interface IconsProps {
  /** Drawings to look among, in this order. */
  names: readonly IconName[]
  /** Called with the name of the drawing that was pressed, which is what `Icon` and `icon` take. */
  onCopy: (name: IconName) => void
}

/** Every drawing that has a name, to be found by it or by what it stands for, and to be copied. */
export function Icons({ names, onCopy }: IconsProps) {
  const [words, setWords] = useState('')
  const [copied, setCopied] = useState<IconName>()
  const found = iconsNamed(words, names)
  const search = (typed: string) => {
    setWords(typed)
    setCopied(undefined)
  }
  const copy = (name: IconName) => {
    onCopy(name)
    setCopied(name)
  }

  return (
    <div css={styles.page}>
      <TextInput label="Search icons" onChange={search} type="search" value={words} />
      <p css={styles.status} role="status">
        {copied ? `Copied ${copied}` : `${found.length} of ${names.length}`}
      </p>
      <ul css={styles.list}>
        {found.map((name) => (
          <li key={name}>
            <button css={styles.icon} onClick={() => copy(name)} type="button">
              <Icon name={name} size={32} />
              {copied === name ? 'Copied' : 'Copy'} {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
