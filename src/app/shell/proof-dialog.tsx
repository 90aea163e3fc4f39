import { useRef, useState } from "react";
import type { Proof } from "../../../openapi/generated/console.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { useServices } from "../../services/services.ts";
import { useHolder } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** A code of an authenticator app, which is submitted as soon as it is complete. Backup codes are longer. */
const SIX_DIGITS = /^\d{6}$/;

interface ProofDialogProps {
  readonly open: boolean;
  readonly onSettled: (proven: boolean) => void;
}

/**
 * Asks for the password, and for a code if the second factor is on. Users without a password are asked to
 * sign in again.
 */
export function ProofDialog(props: ProofDialogProps) {
  return useHolder()?.user.activated === false ? <SignInAgain {...props} /> : <PasswordProof {...props} />;
}

function SignInAgain({ open, onSettled }: ProofDialogProps) {
  const { say } = useTexts();
  const { session } = useServices();
  const text = say.lists.proof;
  const leave = () => {
    onSettled(false);
    // Signs out without deleting drafts, so that the user can finish the change after signing in again.
    session.send({ type: "logout.wanted" });
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onSettled(false)}
      title={text.title()}
      verb={text.signOut()}
      busy={false}
      onSubmit={leave}
    >
      <p>{text.noPassword()}</p>
    </FormDialog>
  );
}

function PasswordProof({ open, onSettled }: ProofDialogProps) {
  const { say } = useTexts();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const [code, setCode] = useState("");
  const [asksCode, setAsksCode] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { run, busy, failure, forget } = useWrite((api, body: Proof) =>
    api.POST("/sessions/current/proof", { body }),
  );
  const text = say.lists.proof;
  const settle = (proven: boolean) => {
    setPassword("");
    setMissing(false);
    setCode("");
    setAsksCode(false);
    forget();
    onSettled(proven);
  };
  const prove = async (otp = code.trim()) => {
    if (password === "" || (asksCode && otp === "")) return setMissing(true);
    const outcome = await run({ password, ...(asksCode && { otp }) });
    if (outcome.kind === "done") return settle(true);
    if (outcome.kind === "refused" && isAboutCode(outcome)) {
      setCode("");
      field.current?.focus();
    }
    // Only this response reveals that the second factor is on, so the code is requested now.
    if (outcome.kind !== "refused" || outcome.code !== "two-factor-needed") return;
    setAsksCode(true);
    forget();
  };
  const isRefused = failure?.kind === "refused" && failure.status === 422;
  const isCode = failure?.kind === "refused" && isAboutCode(failure);
  const isWrong = isRefused && !isCode;
  const isLocked = failure?.kind === "refused" && failure.status === 410;
  return (
    <FormDialog
      open={open}
      onClose={() => settle(false)}
      title={text.title()}
      verb={text.verb()}
      busy={busy}
      onSubmit={() => void prove()}
    >
      <p>{text.why()}</p>
      {failure && !isRefused ? (
        <FailureBanner>
          {isLocked ? asksCode ? text.tooManyCodes() : text.tooMany() : <FailureText failure={failure} />}
        </FailureBanner>
      ) : null}
      <PasswordField
        label={text.password()}
        showLabel={say.console.form.showPassword()}
        hideLabel={say.console.form.hidePassword()}
        autoComplete="current-password"
        value={password}
        onChange={(next) => {
          setPassword(next);
          setMissing(false);
          forget();
        }}
        error={missing && password === "" ? text.missing() : isWrong ? text.wrong() : undefined}
      />
      {asksCode ? (
        <TextField
          ref={field}
          label={text.code()}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={code}
          onChange={(next) => {
            setCode(next);
            setMissing(false);
            forget();
            if (SIX_DIGITS.test(next.trim()) && next.trim() !== code.trim()) void prove(next.trim());
          }}
          error={missing && code.trim() === "" ? text.codeMissing() : isCode ? text.codeWrong() : undefined}
        />
      ) : null}
    </FormDialog>
  );
}

/** Returns true if the code was refused, and not the password. */
const isAboutCode = ({
  status,
  faults,
}: {
  readonly status: number;
  readonly faults: readonly { readonly pointer: string }[];
}): boolean => status === 422 && faults.some(({ pointer }) => pointer === "/body/otp");
