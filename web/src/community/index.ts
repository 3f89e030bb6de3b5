// Chat, reactions and who watches, loaded once there is somebody to talk to.
export { default as Bubbles } from './Bubbles.svelte'
export { default as Button } from './ChatButton.svelte'
export { default as Panel } from './Panel.svelte'
export { default as Watchers } from './Watchers.svelte'
