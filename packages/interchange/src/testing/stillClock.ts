import { afterEach, beforeEach, vi } from 'vitest'

/** A walk beside the original ends when its time is up; here each is walked whole, however busy the machine. */
export function stillClock(): void {
  beforeEach(() => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  })
  afterEach(() => {
    vi.mocked(Date.now).mockRestore()
  })
}
