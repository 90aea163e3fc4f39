import { Component, type ReactNode } from "react";
import { SaveDiagnostics } from "../resource/cells/save-recent.tsx";
import { useTexts } from "../services/use-texts.ts";
import { Button } from "../ui/button.tsx";
import { BROKEN, EmptyState } from "../ui/empty-state.tsx";
import { ChunkLoadError } from "../ui/load-chunk.ts";

interface Caught {
  readonly error: unknown;
}

interface ChunkBoundaryProps {
  readonly children: ReactNode;
  /** Current path. A new path clears the error. */
  readonly place?: string;
}

interface ChunkBoundaryState {
  readonly caught: Caught | null;
  readonly place: string | undefined;
}

/**
 * Shows an error message and a reload button instead of a part of the console that crashed or failed to load.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  override state: ChunkBoundaryState = { caught: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<ChunkBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { place }: ChunkBoundaryProps,
    state: ChunkBoundaryState,
  ): ChunkBoundaryState | null {
    return place === state.place ? null : { caught: null, place };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <Broken error={caught.error} /> : this.props.children;
  }
}

function Broken({ error }: { error: unknown }) {
  const { say } = useTexts();
  const missing = error instanceof ChunkLoadError;
  return (
    <EmptyState
      level={1}
      art={BROKEN}
      role="alert"
      title={missing ? say.chunk.title() : say.broken.title()}
      next={
        <>
          <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
            {say.actions.reload()}
          </Button>
          <SaveDiagnostics />
        </>
      }
    >
      {missing
        ? say.chunk.text()
        : say.broken.text({ error: error instanceof Error ? error.message : String(error) })}
    </EmptyState>
  );
}
