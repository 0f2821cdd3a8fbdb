/** What the form tells its frame. */
export interface FormState {
  unsaved: boolean;
  saving: boolean;
  /** Forgets what is unsaved. */
  discard: () => void;
}
