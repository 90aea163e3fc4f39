import { type ReactNode, useRef, useState } from "react";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { type AskProof, ProofContext } from "../../services/proof.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { FailureText } from "../../resource/failure-text.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

/** Lets whatever is inside ask for the password again before it changes something that matters. */
export function ProofAsker({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const answer = useRef<(proven: boolean) => void>(undefined);
  const [ask] = useState(
    (): AskProof => () =>
      new Promise((resolve) => {
        answer.current = resolve;
        setOpen(true);
      }),
  );
  const settle = (proven: boolean) => {
    setOpen(false);
    answer.current?.(proven);
  };
  return (
    <ProofContext value={ask}>
      {children}
      <ProofDialog open={open} onSettled={settle} />
    </ProofContext>
  );
}

function ProofDialog({ open, onSettled }: { open: boolean; onSettled: (proven: boolean) => void }) {
  const { say } = useTexts();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const { run, busy, failure, forget } = useWrite((api, typed: string) => api.POST("/sessions/current/proof", { body: { password: typed } }));
  const text = say.console.proof;
  const settle = (proven: boolean) => {
    setPassword("");
    setMissing(false);
    forget();
    onSettled(proven);
  };
  const prove = async () => {
    if (password === "") return setMissing(true);
    const outcome = await run(password);
    if (outcome.kind === "done") settle(true);
  };
  const isWrong = failure?.kind === "refused" && failure.status === 422;
  const isLocked = failure?.kind === "refused" && failure.status === 410;
  return (
    <FormDialog open={open} onClose={() => settle(false)} title={text.title()} verb={text.verb()} busy={busy} onSubmit={() => void prove()}>
      <p>{text.why()}</p>
      {failure && !isWrong ? (
        <Banner family="bad" role="alert">
          {isLocked ? text.tooMany() : <FailureText failure={failure} />}
        </Banner>
      ) : null}
      <PasswordField
        label={text.password()}
        showLabel={say.console.form.showPassword()}
        hideLabel={say.console.form.hidePassword()}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(next) => {
          setPassword(next);
          setMissing(false);
          forget();
        }}
        error={missing ? text.missing() : isWrong ? text.wrong() : undefined}
      />
    </FormDialog>
  );
}
