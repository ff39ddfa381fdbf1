import { useBannerRotation } from '../../../hooks/useBannerRotation.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { bannerCarouselStyles } from './BannerCarousel.styles.ts'
import { BannerSlideList } from './BannerSlideList.tsx'
import { BannerSlideView } from './BannerSlideView.tsx'
import type { BannerSlide } from './bannerSlide.ts'

export interface BannerCarouselProps {
  /** In the order in which they turn; a single one simply stands. */
  slides: readonly BannerSlide[]
}

/** The home page's slides. They turn every five seconds unless somebody looks closer. */
export function BannerCarousel({ slides }: BannerCarouselProps) {
  const messages = useMessages().story
  const styles = bannerCarouselStyles(useTheme())
  const rotation = useBannerRotation(slides.length)
  const { index, isRotating, isResting } = rotation
  const isAlone = slides.length < 2

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
          {slides.map((slide, place) => (
            <BannerSlideView
              isStanding={place === index}
              key={slide.key}
              number={place + 1}
              slide={slide}
              total={slides.length}
            />
          ))}
        </div>
      </div>
      {!isAlone && (
        <BannerSlideList
          index={index}
          isCounting={isRotating && !isResting}
          onChoose={rotation.choose}
          slides={slides}
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
  const styles = bannerCarouselStyles(useTheme())

  return (
    <div css={styles.rotation} data-rotation-switch="">
      <Button icon={isRotating ? 'pause' : 'play'} onPress={onToggle} size="small" variant="quiet">
        {isRotating ? messages.stopSlides : messages.startSlides}
      </Button>
    </div>
  )
}
