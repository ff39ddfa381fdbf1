import { useBannerRotation } from '../../../hooks/useBannerRotation.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { bannerCarouselStyles as styles } from './BannerCarousel.styles.ts'
import { BannerSlideList } from './BannerSlideList.tsx'
import { BannerSlideView } from './BannerSlideView.tsx'
import type { BannerSlide } from './bannerSlide.ts'

export interface BannerCarouselProps {
  /** In the order in which they turn; a single one simply stands. */
  items: readonly BannerSlide[]
}

/** The home page's slides. They turn every five seconds unless somebody looks closer. */
export function BannerCarousel({ items }: BannerCarouselProps) {
  const messages = useMessages().story
  const rotation = useBannerRotation(items.length)
  const { index, isRotating, isResting } = rotation
  const isAlone = items.length < 2

  return (
    <section
      {...rotation.holdProps}
      aria-label={messages.banner}
      aria-roledescription={messages.bannerRole}
      css={[styles.banner, isAlone && styles.alone]}
    >
      <div {...rotation.swipeProps} css={styles.slides}>
        {!isAlone && <RotationSwitch isRotating={isRotating} onToggle={rotation.toggleRotation} />}
        <div aria-live={isRotating ? 'off' : 'polite'} css={styles.live}>
          {items.map((slide, place) => (
            <BannerSlideView
              isStanding={place === index}
              key={slide.key}
              number={place + 1}
              slide={slide}
              total={items.length}
            />
          ))}
        </div>
      </div>
      {!isAlone && (
        <BannerSlideList
          value={index}
          isCounting={isRotating && !isResting}
          onChange={rotation.choose}
          items={items}
        />
      )}
    </section>
  )
}

interface RotationSwitchProps {
  /** The slides turn by themselves, though they may rest just now. */
  isRotating: boolean
  /** Stops the slides, or sets them in motion. */
  onToggle: () => void
}

function RotationSwitch({ isRotating, onToggle }: RotationSwitchProps) {
  const messages = useMessages().story

  return (
    <div css={styles.rotation} data-rotation-switch="">
      <Button icon={isRotating ? 'pause' : 'play'} onPress={onToggle} size="small" variant="quiet">
        {isRotating ? messages.stopSlides : messages.startSlides}
      </Button>
    </div>
  )
}
