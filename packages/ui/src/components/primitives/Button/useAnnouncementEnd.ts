import { useEffect } from 'react'

/**
 * That a button is busy is announced by reference to it. Once the button has left the page the
 * announcement would be an image without words, so it leaves as well.
 */
export function useAnnouncementEnd(id: string) {
  useEffect(
    () => () => {
      const told = document.querySelectorAll('[data-live-announcer] [aria-labelledby]')
      for (const one of told) {
        if (one.getAttribute('aria-labelledby')?.split(' ').includes(id)) one.remove()
      }
    },
    [id],
  )
}
