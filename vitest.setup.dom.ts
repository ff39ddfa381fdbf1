import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'

// When what a test waits for counts as never to come; alone it is given up after a second.
configure({ asyncUtilTimeout: 20_000 })
