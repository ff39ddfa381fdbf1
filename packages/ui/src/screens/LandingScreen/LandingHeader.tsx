import { useCallback, useId, useState, type MouseEvent } from 'react'

import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../components/primitives/IconButton/IconButton.tsx'
import { Logo } from '../../components/layout/Logo/Logo.tsx'
import type { PagerState } from '../../components/landing/SectionPager/SectionPager.tsx'
import { useEscape } from '../../hooks/useEscape.ts'
import { useClickOutside } from '../../hooks/useClickOutside.ts'
import { useLandingMessages } from '../../messages/useLandingMessages.ts'
import { landingHeaderStyles as styles } from './LandingHeader.styles.ts'

export interface LandingHeaderProps extends PagerState {
  /** The sections that have a link of their own, first to last. */
  sections: readonly { id: string; label: string }[]
  /** Where the stories are. */
  homeHref: string
}

/** Name, links to the sections, and the way in; behind a button where there is little room. */
export function LandingHeader({ sections, homeHref, current, goTo }: LandingHeaderProps) {
  const { landing: messages, layout } = useLandingMessages()
  const [isOpen, setIsOpen] = useState(false)
  const menuId = useId()
  const close = useCallback(() => setIsOpen(false), [])
  useEscape({ isActive: isOpen, onEscape: close })
  const place = useClickOutside<HTMLElement>({ isActive: isOpen, onLeave: close })

  const handleClick = (event: MouseEvent, index: number) => {
    event.preventDefault()
    close()
    goTo(index)
  }

  return (
    <header css={styles.header} ref={place}>
      <Logo href={homeHref} />
      <div css={styles.toggle}>
        <IconButton
          aria-controls={menuId}
          aria-expanded={isOpen}
          icon={isOpen ? 'close' : 'menu'}
          label={messages.menu}
          onPress={() => setIsOpen(!isOpen)}
        />
      </div>
      <nav aria-label={layout.mainNavigation} css={[styles.nav, isOpen && styles.open]} id={menuId}>
        <SectionLinks current={current} onClick={handleClick} sections={sections} />
        <ButtonLink href={homeHref} size="small">
          {messages.beginSaga}
        </ButtonLink>
      </nav>
    </header>
  )
}

interface SectionLinksProps extends Pick<LandingHeaderProps, 'sections' | 'current'> {
  /** A link was pressed, whose section has this index. */
  onClick: (event: MouseEvent, index: number) => void
}

function SectionLinks({ sections, current, onClick }: SectionLinksProps) {
  return sections.map(({ id, label }, index) => (
    <a
      aria-current={index === current ? 'true' : undefined}
      css={styles.link}
      href={`#${id}`}
      key={id}
      onClick={(event) => onClick(event, index)}
    >
      {label}
    </a>
  ))
}
