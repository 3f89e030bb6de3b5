// The pace of falling buckets, for the eye and for the ear.

/** From one falling bucket to the next, in ms. */
export const FALL = 90

/** Until a bucket that tips over hits the ground, in s. */
export const LANDING = 0.35
