// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewAiTopicBody } from "../bodies/new-ai-topic.ts";

const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[a-z]+(-[a-z]+)*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "required", "label");
errors++;
}
if(data.identifier === undefined){
vErrors = withError(vErrors, instancePath, "required", "identifier");
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "identifier")) || (key0 === "description"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func0(data0) > 80){
vErrors = withError(vErrors, instancePath+"/label", "maxLength", 80);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/label", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/label", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/label", "type");
errors++;
}
}
if(data.identifier !== undefined){
let data1 = data.identifier;
if(typeof data1 === "string"){
if(func0(data1) > 64){
vErrors = withError(vErrors, instancePath+"/identifier", "maxLength", 64);
errors++;
}
if(func0(data1) < 1){
vErrors = withError(vErrors, instancePath+"/identifier", "minLength", 1);
errors++;
}
if(!pattern1.test(data1)){
vErrors = withError(vErrors, instancePath+"/identifier", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/identifier", "type");
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func0(data2) > 500){
vErrors = withError(vErrors, instancePath+"/description", "maxLength", 500);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/description", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewAiTopic as JSON Schema, and the check of it. */
export const NewAiTopicCheck: CheckedBody = {
  schema: NewAiTopicBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
